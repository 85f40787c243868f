/// <reference types="astro/client" />
import type { Answer, Call, Fields } from './contract/call.ts';
import type { Viewer } from './contract/identity.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when somebody points at it, focuses it or touches it; 'now' at once. Clicks before it is awake are kept. */
    'client:intent'?: boolean | 'now';
    /** Loads the island where local or session storage has this key. */
    'client:kept'?: 'user-storage' | 'toast';
  }
}

declare global {
  namespace App {
    interface Locals {
      /** Asks one of our services in this process; throws an error with a `code` of the contract's refusals. */
      call<C extends Call>(call: C, fields: Fields<C>): Promise<Answer<C>>;
      /** Who is signed in, from the session on the server; undefined for a visitor. */
      viewer(): Promise<Viewer | undefined>;
      /** Where the live stream stood when the page was asked for: what is read for the page is not older. */
      livePosition: number;
      /** The style sheet of the page, where a build made one for it. */
      styles?: string;
    }
  }
}
