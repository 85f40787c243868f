/// <reference types="astro/client" />
import type { Answer, Call, Fields } from './contract/call.ts';
import type { Viewer } from './contract/identity.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when somebody points at it, focuses it or touches it. */
    'client:intent'?: boolean;
  }
}

declare global {
  namespace App {
    interface Locals {
      /** Asks one of our services in this process; throws an error with a `code` of the contract's refusals. */
      call<C extends Call>(call: C, fields: Fields<C>): Promise<Answer<C>>;
      /** Who is signed in, from the session on the server; undefined for a visitor. */
      viewer(): Promise<Viewer | undefined>;
    }
  }
}
