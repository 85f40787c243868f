import { limits } from '../../../contract/limits.ts';
import type { DataField } from '../../shared/data-form/data-field.ts';

const hint = 'Only staff see it.';

/** How a team reaches a member. */
export const reachFields: readonly DataField[] = [
  { kind: 'email', name: 'email', label: 'E-mail (optional)', hint, isOptional: true, longest: limits.emailLength },
  { kind: 'phone', name: 'phone', label: 'Phone (optional)', hint, isOptional: true, longest: 24 },
];

/** Whom it calls when something happens to them. */
export const emergencyFields: readonly DataField[] = [
  { kind: 'text', name: 'emergency_name', label: 'Who to call in an emergency', hint, longest: limits.nameLength },
  { kind: 'phone', name: 'emergency_phone', label: 'Their phone', hint, isOptional: true, longest: 24 },
];
