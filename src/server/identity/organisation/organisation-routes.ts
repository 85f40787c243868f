import { limits } from '../../../contract/limits.ts';
import * as calls from '../../../contract/organisations.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { addImage, changeOrganisation, openOrganisation, readOrganisation, removeImage } from './organisation.ts';

const changes = { limit: { points: 60, windowSeconds: 600 } };
// The picture plus the rest of the form.
const uploads = { ...changes, bodyBytes: limits.pictureBytes + 16 * 1024 };
const answered = (response: calls.Organisation) => ({ status: 1 as const, response });

/** The calls for an organisation's profile and pictures. */
export const organisationRoutes = (app: AppContext) => [
  route(calls.getMyOrganisation, async (_fields, { viewer }) => answered(await readOrganisation(app, viewer))),
  route(calls.updateMyOrganisation, async (fields, { viewer }) => answered(await changeOrganisation(app, fields, viewer)), changes),
  route(calls.addOrganisationImage, async ({ image }, { viewer }) => answered(await addImage(app, image, viewer)), uploads),
  route(calls.removeOrganisationImage, async ({ image }, { viewer }) => answered(await removeImage(app, image, viewer)), changes),
  route(calls.openOrganisation, ({ u }, { viewer }) => openOrganisation(app, u, viewer)),
];
