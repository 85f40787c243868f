import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { pictureField } from './pictures.ts';
import { isEmailAddress, isWebAddress, optionalLine, optionalText, requiredLine, requiredText, versionSeen } from './shapes.ts';

/** Up to ten texts. Empty ones are ignored, and the first invalid one is named. */
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

/** Spec §3: an organisation. The city as in the city field: 'Pune, Maharashtra'. */
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
  /** Whether other members see its page. */
  isPublic: z.boolean(),
  /** False for somebody under 18, who must not be found. */
  mayBePublic: z.boolean(),
  version: z.number(),
});
export type Organisation = z.infer<typeof organisationSchema>;

const shared = { service: 'organisation', path: '/users/me/organisation', needsSession: true } as const;
const answer = z.object({ status: z.literal(1), response: organisationSchema });

export const getMyOrganisation = defineCall({
  ...shared,
  name: 'getMyOrganisation',
  summary: 'The profile of the signed-in organisation, as its owner sees it.',
  method: 'GET',
  encoding: 'query',
  fields: z.object({}),
  answer,
  refusals: { notAnOrganisation: 409 },
});

export const updateMyOrganisation = defineCall({
  ...shared,
  name: 'updateMyOrganisation',
  summary: 'Changes the profile of the signed-in organisation. The state is derived from the city.',
  method: 'PUT',
  encoding: 'json',
  fields: z.object({
    version: versionSeen,
    name: requiredLine(limits.nameLength, 'Please enter the name.'),
    businessType: optionalLine(limits.nameLength),
    description: optionalText(limits.profileTextLength),
    address: optionalText(limits.addressLength),
    city: requiredLine(120, 'Please choose your city.'),
    emails: listOf(isEmail, messages.invalidEmail),
    phones: listOf(isPhone, messages.phoneIncomplete),
    openingHours: listOf(isShort, 'This is too long, or has characters that cannot be shown'),
    socialLinks: listOf(isLink, messages.invalidUrl),
    /** Left out, it stays as it is. */
    isPublic: z.optional(z.boolean('Please say whether others see your page.')),
  }),
  answer,
  refusals: { notAnOrganisation: 409, minorUnlisted: 403, changedMeanwhile: 409, tooManyRequests: 429 },
});

const pictures = { ...shared, path: '/users/me/organisation/images' } as const;

export const addOrganisationImage = defineCall({
  ...pictures,
  name: 'addOrganisationImage',
  summary:
    'Adds a picture of the signed-in organisation, encoded anew as a square WebP of up to 600 px. The first picture is shown as its main one.',
  method: 'POST',
  encoding: 'form',
  fields: z.object({ image: pictureField }),
  answer,
  refusals: {
    notAnOrganisation: 409,
    picturesFull: 409,
    unusablePicture: 415,
    pictureTooSmall: 422,
    pictureTooLarge: 413,
    tooManyRequests: 429,
  },
});

export const removeOrganisationImage = defineCall({
  ...pictures,
  name: 'removeOrganisationImage',
  summary: 'Deletes a picture of the signed-in organisation, by its path. Does nothing if it does not exist.',
  method: 'DELETE',
  encoding: 'query',
  fields: z.object({ image: requiredText(200, 'Please name a picture.') }),
  answer,
  refusals: { notAnOrganisation: 409, tooManyRequests: 429 },
});

export const openOrganisation = defineCall({
  name: 'openOrganisation',
  summary: 'An organisation by its public id. If it is not public, only its owner sees it.',
  service: 'organisation',
  method: 'GET',
  path: '/users/organisation/{u}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ u: requiredText(60, 'Please name an organisation.') }),
  answer: z.object({ status: z.literal(1), response: organisationSchema, isMine: z.boolean() }),
  refusals: { noSuchOrganisation: 404 },
});
