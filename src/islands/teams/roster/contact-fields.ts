import { limits } from '../../../contract/limits.ts';
import type { DataField } from '../../shared/data-form/data-field.ts';

/** The fields for how a team reaches a member. */
export const contactFields: readonly DataField[] = [
  { kind: 'email', name: 'email', label: 'E-mail (optional)', isOptional: true, longest: limits.emailLength },
  { kind: 'phone', name: 'phone', label: 'Phone (optional)', isOptional: true, longest: 24 },
];

/** The fields of an emergency contact. */
export const emergencyFields: readonly DataField[] = [
  { kind: 'text', name: 'emergency_name', label: 'Who to call in an emergency', longest: limits.nameLength },
  { kind: 'phone', name: 'emergency_phone', label: 'Their phone', isOptional: true, longest: 24 },
];
