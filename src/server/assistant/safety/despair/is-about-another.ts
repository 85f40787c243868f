import type { Folded } from '../../messages/index.ts';

const oneself = new Set('i me my myself mine main mai mujhe mera meri mere mujhse मैं मुझे मेरा मेरी मेरे मुझसे'.split(' '));
const another = new Set(
  `he she they him her his their them himself herself themselves friend brother sister mother father son daughter wife husband girlfriend boyfriend teammate roommate flatmate cousin student captain
  uncle aunt mate gran grandmother grandfather vo voh usne usko uska uski use unka unki dost saheli bhai bhaiya behen didi beta beti pati patni bivi papa roomie वह वो उसने उसको उसका उसकी उसे उनका
  दोस्त सहेली भाई भैया बहन दीदी बेटा बेटी पति पत्नी पापा मां चाचा`.split(/\s+/),
);

/** Whether a message of danger tells of somebody else more than of its writer. */
export function isAboutAnother({ plain }: Folded): boolean {
  const words = plain.trim().split(' ');
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  return count(another) > count(oneself);
}
