import * as z from 'zod/mini';
import { defineCall, type Answer } from './call.ts';
import { limits } from './limits.ts';
import { myDetailsPath } from './my-details-path.ts';
import { genders } from './search.ts';
import { emailAddress, requiredLine, requiredText } from './shapes.ts';
import { sportIdList } from './sports.ts';

/** INACTIVE is a new user who has not completed the onboarding. */
export const userStatuses = ['INACTIVE', 'ACTIVE'] as const;
export const userTypes = ['player', 'organisation'] as const;
/** The providers for social sign-in. */
export const socialNames = ['google', 'facebook', 'strava'] as const;
export type SocialName = (typeof socialNames)[number];
/** The services that verify phone numbers: our sandbox, or Firebase. */
export const phoneServices = ['sandbox', 'firebase'] as const;
export type PhoneService = (typeof phoneServices)[number];
export const wayKinds = ['email', 'phone', ...socialNames] as const;

/** The signed-in user, as every sign-in and the details call return it. */
export const userSchema = z.object({
  id: z.string(),
  status: z.enum(userStatuses),
  /** The verified address; null for a user who signed in by phone or a provider. */
  email: z.nullable(z.string()),
  userType: z.nullable(z.enum(userTypes)),
  profile: z.object({ fullName: z.string() }),
});
export type User = z.infer<typeof userSchema>;

/** What a page may know about the signed-in user. */
export type Viewer = {
  readonly userId: string;
  readonly sessionId: string;
  readonly status: User['status'];
  readonly userType: User['userType'];
  readonly fullName: string;
  readonly email: string | null;
};

const done = z.object({ status: z.literal(1) });
const nothing = z.object({});

/** A typed code; spaces and dashes are ignored. */
export const passcode = z.pipe(
  requiredText(40, 'Please enter the code.'),
  z.pipe(
    z.transform((text: string) => text.replace(/[\s-]/g, '')),
    z
      .string()
      .check(
        z.regex(new RegExp(`^\\d{${limits.codeLength}}$|^\\d{${limits.longCodeLength}}$`), `Please enter the ${limits.codeLength} digits.`),
      ),
  ),
);

const socialWaySchema = z.object({
  name: z.enum(socialNames),
  /** It is replaced by our sandbox, which the screen says. */
  isSandbox: z.boolean(),
  mode: z.enum(['popup', 'redirect']),
});
export type SocialWay = z.infer<typeof socialWaySchema>;

export const listSignInWays = defineCall({
  name: 'listSignInWays',
  summary: 'The sign-in methods that this server offers, and which of them are sandboxes.',
  service: 'auth',
  method: 'GET',
  path: '/auth/ways',
  encoding: 'query',
  fields: nothing,
  answer: z.object({
    email: z.object({ isSandbox: z.boolean() }),
    /** The service that verifies phone numbers; null if phone sign-in is switched off. */
    phone: z.nullable(z.enum(phoneServices)),
    social: z.array(socialWaySchema),
  }),
  refusals: {},
});

export type SignInWays = Answer<typeof listSignInWays>;

/** What a request for a code led to. Somebody for whose address too many codes were requested gets a longer one, in at most one mail an hour. */
const sentCode = z.object({
  ...done.shape,
  /** The number of digits to type. */
  codeLength: z.number(),
  /** False if no mail was sent, because a code that is still valid went to the address within the last hour. */
  isMailed: z.boolean(),
});
export type SentCode = Omit<z.infer<typeof sentCode>, 'status'>;

export const initiateEmailVerification = defineCall({
  name: 'initiateEmailVerification',
  summary:
    'Mails a one-time code. The answer is the same whether the address is known or not. A new code ends the one before of the same browser.',
  service: 'auth',
  method: 'POST',
  path: '/auth/initiate-email-verification',
  encoding: 'form',
  fields: z.object({ email: emailAddress }),
  answer: sentCode,
  refusals: { tooManyRequests: 429, codeNotSent: 503 },
});

/** Where the sign-in page's forms are posted by browsers without scripts. */
export const plainCodePath = '/auth/plain/code';
export const plainSignInPath = '/auth/plain/passcode';

/** How far a browser without scripts is on the sign-in page. */
export const plainSignInSchema = z.object({
  step: z.enum(['email', 'code']),
  /** As typed. */
  email: z.string(),
  returnTo: z.nullable(z.string()),
  codeLength: z.number(),
  /** What was wrong with the last form. */
  problem: z.nullable(z.string()),
});
export type PlainSignIn = z.infer<typeof plainSignInSchema>;

export const getPlainSignIn = defineCall({
  name: 'getPlainSignIn',
  summary: 'How far a browser without scripts is on the sign-in page, by its own encrypted cookie.',
  service: 'auth',
  method: 'GET',
  path: '/auth/plain',
  encoding: 'query',
  fields: nothing,
  answer: z.object({ status: z.literal(1), response: z.nullable(plainSignInSchema) }),
  refusals: {},
});

export const verifyEmailPasscode = defineCall({
  name: 'verifyEmailPasscode',
  summary: 'Signs in with the code from the mail; a first sign-in makes the account.',
  service: 'auth',
  method: 'POST',
  path: '/auth/verify-email-passcode',
  encoding: 'form',
  fields: z.object({ email: emailAddress, passcode }),
  answer: userSchema,
  refusals: { wrongCode: 422, tooManyRequests: 429 },
});

export const onlyVerifyEmail = defineCall({
  name: 'onlyVerifyEmail',
  summary: 'Proves an address by its code and puts it on the account that is signed in.',
  service: 'auth',
  method: 'POST',
  path: '/users/only-verify-email',
  encoding: 'form',
  needsSession: true,
  fields: z.object({ email: emailAddress, passcode }),
  answer: z.object({ email: z.string() }),
  refusals: { emailNotVerified: 422, emailOfAnother: 409, tooManyRequests: 429 },
});

export const getMyDetails = defineCall({
  name: 'getMyDetails',
  summary: 'The signed-in person; renews the cookie of a session in use.',
  service: 'auth',
  method: 'GET',
  path: myDetailsPath,
  encoding: 'query',
  needsSession: true,
  fields: nothing,
  answer: userSchema,
  refusals: {},
});

export const logout = defineCall({
  name: 'logout',
  summary: 'Ends this session on the server and takes its cookies back. Without a session it does nothing.',
  service: 'auth',
  method: 'POST',
  path: '/auth/logout',
  encoding: 'query',
  fields: nothing,
  answer: done,
  refusals: {},
});

/** Completes the onboarding; the user becomes ACTIVE. A player gets a public profile, unless they are under 18. */
export const introduceMyself = defineCall({
  name: 'introduceMyself',
  summary: 'Stores the onboarding data of a new user and sets the account to ACTIVE.',
  service: 'auth',
  method: 'PUT',
  path: '/users/me/introduction',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    fullName: requiredLine(limits.nameLength, 'Please enter your name.'),
    userType: z.enum(userTypes, 'Please choose what you are here as.'),
    sports: sportIdList,
    city: requiredLine(120, 'Please choose your city.'),
    gender: z.enum(genders, 'Please choose whom you play with.'),
    isAdult: z.boolean('Please say whether you are 18 or older.'),
  }),
  answer: userSchema,
  refusals: { tooManyRequests: 429 },
});
