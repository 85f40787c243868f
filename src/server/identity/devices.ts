import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import * as z from 'zod/mini';
import { limits } from '../../contract/limits.ts';
import type { AppContext } from '../http/app-context.ts';
import { networkOf } from '../http/client-address.ts';
import type { Caller } from '../http/route.ts';

const name = '_device';
const attributes = { path: '/', sameSite: 'None', secure: true, httpOnly: true, maxAge: limits.sessionDays * 86_400 } as const;
/** How many addresses a browser is remembered for. */
const mostKnown = 10;

const schema = z.object({ id: z.string(), knows: z.array(z.string()) });
type Device = z.infer<typeof schema>;

/** Who asks for a code or tries one: keyed hashes of the browser and of the network, and whether it signed in with this address before. */
export type Asker = { readonly device: string; readonly network: string; readonly isKnown: boolean };

/** The content of the browser's cookie. It is encrypted with our key, so its content cannot be made up. */
async function readDevice({ secrets }: AppContext, caller: Caller): Promise<Device | undefined> {
  const sealed = parse(caller.header('cookie') ?? '', name)[name];
  const opened = z.safeParse(schema, sealed && (await secrets.open('device', sealed)));
  return opened.success ? opened.data : undefined;
}

async function keepDevice({ secrets }: AppContext, caller: Caller, device: Device): Promise<void> {
  caller.setCookies.push(serialize(name, await secrets.seal('device', device), attributes));
}

const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), knows: [] });

/** Who makes this request about an address or a number (`key`). A browser without the cookie is nobody's: its `device` matches no code. */
export async function askerOf(app: AppContext, key: string, caller: Caller): Promise<Asker> {
  return asker(app, key, caller, (await readDevice(app, caller)) ?? newDevice());
}

/** Like `askerOf`; a browser without the cookie gets one, by which it is recognised when the code is typed. */
export async function rememberAsker(app: AppContext, key: string, caller: Caller): Promise<Asker> {
  const known = await readDevice(app, caller);
  const device = known ?? newDevice();
  if (!known) await keepDevice(app, caller, device);
  return asker(app, key, caller, device);
}

const asker = ({ secrets }: AppContext, key: string, { address }: Caller, { id, knows }: Device): Asker => ({
  device: secrets.hash('device', id),
  network: secrets.hash('device', networkOf(address)),
  isKnown: knows.includes(secrets.hash('device', key)),
});

/** Marks the browser as one that signed in with this address, for `limits.sessionDays` from now. */
export async function knowDevice(app: AppContext, key: string, caller: Caller): Promise<void> {
  const { id, knows } = (await readDevice(app, caller)) ?? newDevice();
  const address = app.secrets.hash('device', key);
  await keepDevice(app, caller, { id, knows: [address, ...knows.filter((other) => other !== address)].slice(0, mostKnown) });
}
