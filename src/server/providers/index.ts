import { join } from 'node:path';
import type { Environment } from '../settings/environment.ts';
import { createLocalFiles } from './file-storage/file-storage-local.ts';
import type { FileStorageProvider } from './file-storage/file-storage.ts';
import { createDbIpLocation } from './ip-location/ip-location-dbip.ts';
import { createHttpLocation } from './ip-location/ip-location-http.ts';
import type { IpLocationProvider } from './ip-location/ip-location.ts';
import { createOutbox, readOutbox } from './mail/mail-outbox.ts';
import { createSmtp } from './mail/mail-smtp.ts';
import type { MailProvider } from './mail/mail.ts';

export type Providers = { readonly mail: MailProvider; readonly ipLocation: IpLocationProvider; readonly fileStorage: FileStorageProvider };
export type { Mail } from './mail/mail.ts';
export { readOutbox };

export const outboxFolder = (environment: Environment) => join(environment.DATA_DIR, 'outbox');

export const filesFolder = (environment: Environment) => join(environment.DATA_DIR, 'files');

/** Chooses one provider a kind: the real one where its variable is set, else the local one. */
export function chooseProviders(environment: Environment): Providers {
  return {
    mail: environment.SMTP_URL
      ? createSmtp(environment.SMTP_URL, environment.MAIL_FROM)
      : createOutbox(outboxFolder(environment), environment.MAIL_FROM),
    ipLocation: environment.IP_LOCATION_URL ? createHttpLocation(environment.IP_LOCATION_URL) : createDbIpLocation(),
    fileStorage: createLocalFiles(filesFolder(environment)),
  };
}
