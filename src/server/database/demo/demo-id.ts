/** The end of every demo id, by which demo rows are recognised. */
export const demoIdEnding = 'de3000de3000';

const kinds = { players: 0x8a1, teams: 0x8a2, tournaments: 0x8a3, members: 0x8a4, events: 0x8a5, tasks: 0x8a6 } as const;

/** A key in the form of a UUIDv7, always the same for the same moment and number. `number` counts within a kind. */
export function demoId(kind: keyof typeof kinds, createdAt: Date, number: number): string {
  const time = createdAt.getTime().toString(16).padStart(12, '0');
  const low = (number & 0xfff).toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${low}-${kinds[kind].toString(16)}${((number >> 12) & 0xf).toString(16)}-${demoIdEnding}`;
}

// Without 0, 1, I and O, because the ID is read out over the phone.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A team's shown ID, such as EL-4F7K2: unique for numbers below 33 million, and neighbouring numbers look different. */
export function demoSporthonId(number: number): string {
  let rest = (number * 19_088_743 + 4_242_421) % 33_554_432;
  let text = '';
  for (let position = 0; position < 5; position++) {
    text += letters[rest % 32];
    rest = Math.floor(rest / 32);
  }
  return `EL-${text}`;
}
