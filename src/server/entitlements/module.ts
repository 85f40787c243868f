import { defineModule } from '../module/define-module.ts';
import { exportEntitlement } from './plan-of.ts';

/** Owns the table `entitlements` (what people bought): no other module reads or writes it. */
export const entitlementsModule = defineModule({
  name: 'entitlements',
  personalData: {
    exports: ['entitlements'],
    erases: ['entitlements'],
    collect: async (db, { userId }) => ({ entitlement: await exportEntitlement(db, userId) }),
  },
});
