import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { isEmailAddress, isWebAddress, optionalText, requiredText, versionSeen } from './shapes.ts';

/** Up to ten texts. Empty ones do not count, and the first that cannot be used is named. */
const listOf = (isUsable: (text: string) => boolean, problem: string) =>
  z.pipe(
    z.pipe(
      z.array(z.string('Please send texts.'), 'Please send a list.'),
      z.transform((texts: string[]) => texts.map((text) => text.trim()).filter(Boolean)),
    ),
    z
      .array(z.string())
      .check(z.maxLength(limits.organisationListLength, `At most ${limits.organisationListLength}, please.`), (payload) => {
        const wrong = payload.value.find((text) => !isUsable(text));
        const message = `${problem}: ${wrong?.slice(0, 60)}`;
        if (wrong !== undefined) payload.issues.push({ code: 'custom', input: payload.value, path: [], message });
      }),
  );

const isEmail = (text: string) => text.length <= limits.emailLength && isEmailAddress(text);
const isPhone = (text: string) => text.length <= 40 && /^\+[1-9](?:[\s().-]*\d){6,14}$/.test(text);
const isLink = (text: string) => text.length <= limits.webAddressLength && isWebAddress(text);
const isShort = (text: string) => z.safeParse(optionalText(limits.nameLength), text).success;

/** Spec §3: an organisation. Its city comes as the city field takes it, 'Pune, Maharashtra'. */
const organisationSchema = z.object({
  name: z.string(),
  businessType: z.string(),
  description: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  images: z.array(z.string()),
  openingHours: z.array(z.string()),
  socialLinks: z.array(z.string()),
  sports: z.array(z.number()),
  version: z.number(),
});
export type Organisation = z.infer<typeof organisationSchema>;

const shared = { service: 'organisation', path: '/users/me/organisation', needsSession: true } as const;
const answer = z.object({ status: z.literal(1), response: organisationSchema });

export const getMyOrganisation = defineCall({
  ...shared,
  name: 'getMyOrganisation',
  summary: 'What the signed-in organisation says of itself.',
  method: 'GET',
  encoding: 'query',
  fields: z.object({}),
  answer,
  refusals: { notAnOrganisation: 409 },
});

export const updateMyOrganisation = defineCall({
  ...shared,
  name: 'updateMyOrganisation',
  summary: 'Changes what the signed-in organisation says of itself. The state follows from the city.',
  method: 'PUT',
  encoding: 'json',
  fields: z.object({
    version: versionSeen,
    name: requiredText(limits.nameLength, 'Please enter the name.'),
    businessType: optionalText(limits.nameLength),
    description: optionalText(limits.profileTextLength),
    address: optionalText(limits.addressLength),
    city: requiredText(120, 'Please choose your city.'),
    emails: listOf(isEmail, messages.invalidEmail),
    phones: listOf(isPhone, messages.phoneIncomplete),
    openingHours: listOf(isShort, 'This is too long, or has characters that cannot be shown'),
    socialLinks: listOf(isLink, messages.invalidUrl),
  }),
  answer,
  refusals: { notAnOrganisation: 409, changedMeanwhile: 409, tooManyRequests: 429 },
});
