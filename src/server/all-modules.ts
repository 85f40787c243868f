import type { Module } from './module/define-module.ts';
import * as listed from './modules.ts';

/** Every module that `modules.ts` exports, in alphabetical order. */
export const allModules: readonly Module[] = Object.values(listed);
