import { join } from 'node:path';
import type { SocialName } from '../../contract/identity.ts';
import type { Environment } from '../settings/environment.ts';
import type { Secrets } from '../settings/secrets.ts';
import { createOpenAiModel } from './assistant-model/assistant-model-openai.ts';
import type { AssistantModel } from './assistant-model/assistant-model.ts';
import { createLocalFiles } from './file-storage/file-storage-local.ts';
import type { FileStorageProvider } from './file-storage/file-storage.ts';
import { createDbIpLocation } from './ip-location/ip-location-dbip.ts';
import { createHttpLocation } from './ip-location/ip-location-http.ts';
import type { IpLocationProvider } from './ip-location/ip-location.ts';
import { createOutbox } from './mail/mail-outbox.ts';
import { createSmtp } from './mail/mail-smtp.ts';
import type { MailProvider } from './mail/mail.ts';
import { readOutbox } from './outbox-folder.ts';
import { createFirebaseEmulator } from './phone-identity/phone-identity-emulator.ts';
import { createFirebase, type FirebaseIdentity } from './phone-identity/phone-identity-firebase.ts';
import { createPhoneSandbox, type PhoneSandbox } from './phone-identity/phone-identity-local.ts';
import { createFacebook } from './social/social-facebook.ts';
import { createGoogle } from './social/social-google.ts';
import { createSocialSandbox, type SocialSandbox } from './social/social-local.ts';
import { createStrava } from './social/social-strava.ts';
import type { SocialProvider } from './social/social.ts';

export type Providers = {
  readonly mail: MailProvider;
  readonly ipLocation: IpLocationProvider;
  readonly fileStorage: FileStorageProvider;
  readonly social: Social;
  readonly phoneIdentity: PhoneIdentity;
  /** Undefined if only the embedded planner is used. */
  readonly assistantModel: AssistantModel | undefined;
};
export type { AssistantModel, ModelMessage } from './assistant-model/assistant-model.ts';
export { ModelFailed } from './assistant-model/assistant-model.ts';
/** Undefined if phone sign-in is switched off. */
export type PhoneIdentity = PhoneSandbox | FirebaseIdentity | undefined;
/** The social providers that one can sign in with, and the sandbox that replaces those without keys. */
export type Social = { readonly offered: readonly SocialProvider[]; readonly sandbox: SocialSandbox };
export type { SocialIdentity, SocialProvider, SocialRequest } from './social/social.ts';
export { sandboxPath, type SandboxRequest } from './social/social-local.ts';
export { peopleOf, type SandboxPerson } from './social/sandbox-people.ts';
export type { Mail } from './mail/mail.ts';
export { readOutbox };

export const outboxFolder = (environment: Environment) => join(environment.DATA_DIR, 'outbox');

export const filesFolder = (environment: Environment) => join(environment.DATA_DIR, 'files');

/** Chooses one provider per kind: the real one if its variable is set, otherwise the local one. */
export function chooseProviders(environment: Environment, secrets: Secrets): Providers {
  return {
    mail: environment.SMTP_URL
      ? createSmtp(environment.SMTP_URL, environment.MAIL_FROM)
      : createOutbox(outboxFolder(environment), environment.MAIL_FROM),
    ipLocation: environment.IP_LOCATION_URL ? createHttpLocation(environment.IP_LOCATION_URL) : createDbIpLocation(),
    fileStorage: createLocalFiles(filesFolder(environment)),
    social: chooseSocial(environment, secrets),
    phoneIdentity: choosePhoneIdentity(environment, secrets),
    assistantModel: chooseModel(environment),
  };
}

function chooseSocial(environment: Environment, secrets: Secrets): Social {
  const sandbox = createSocialSandbox(secrets);
  const clientOf = (name: 'GOOGLE' | 'FACEBOOK' | 'STRAVA') => {
    const [id, secret] = [environment[`${name}_CLIENT_ID`], environment[`${name}_CLIENT_SECRET`]];
    return id && secret ? { id, secret } : undefined;
  };
  const [google, facebook, strava] = [clientOf('GOOGLE'), clientOf('FACEBOOK'), clientOf('STRAVA')];
  const chosen: Record<SocialName, SocialProvider> = {
    google: google ? createGoogle(google, environment.GOOGLE_ISSUER) : sandbox.provider('google'),
    facebook: facebook ? createFacebook(facebook, environment.FACEBOOK_URL) : sandbox.provider('facebook'),
    strava: strava ? createStrava(strava, environment.STRAVA_URL) : sandbox.provider('strava'),
  };
  return { offered: environment.SOCIAL_PROVIDERS.map((name) => chosen[name]), sandbox };
}

function choosePhoneIdentity(environment: Environment, secrets: Secrets): PhoneIdentity {
  const { PHONE_SIGN_IN, PUBLIC_FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_JWKS_URL } = environment;
  if (!PHONE_SIGN_IN) return undefined;
  if (!project) return createPhoneSandbox(secrets, outboxFolder(environment));
  return FIREBASE_AUTH_EMULATOR_HOST ? createFirebaseEmulator(project) : createFirebase(project, FIREBASE_JWKS_URL);
}

function chooseModel({
  ASSISTANT_MODEL_URL: url,
  ASSISTANT_MODEL: model,
  ASSISTANT_MODEL_KEY: key,
  ASSISTANT_SILENCE_SECONDS: seconds,
}: Environment) {
  return url && model ? createOpenAiModel({ url, model, key, silenceSeconds: seconds }) : undefined;
}
