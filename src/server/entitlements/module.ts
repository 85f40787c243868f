import { defineModule } from '../module/define-module.ts';
import { exportEntitlement } from './plan-of.ts';

/** Owns what people bought: nobody else reads or writes `entitlements`. */
export const entitlementsModule = defineModule({
  name: 'entitlements',
  personalData: {
    exports: ['entitlements'],
    erases: ['entitlements'],
    collect: async (db, { userId }) => ({ entitlement: await exportEntitlement(db, userId) }),
  },
});
