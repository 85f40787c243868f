/// <reference types="astro/client" />
import type { Answer, Call, Fields } from './contract/call.ts';
import type { Viewer } from './contract/identity.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island when somebody points at it, focuses it or touches it; with 'now', at once. Clicks before it is hydrated are
     * replayed.
     */
    'client:intent'?: boolean | 'now' | 'near';
    /** Loads the island only where local or session storage has an entry with this key. */
    'client:kept'?: 'user-storage' | 'toast';
  }
}

declare global {
  namespace App {
    interface Locals {
      /** Runs a call of our API in this process, without HTTP. Throws an error whose `code` is one of the contract's refusals. */
      call<C extends Call>(call: C, fields: Fields<C>): Promise<Answer<C>>;
      /** The signed-in user, read from the session on the server; undefined for a visitor. */
      viewer(): Promise<Viewer | undefined>;
      /** The position of the live stream when the request arrived. Everything that the page reads is at least as new. */
      livePosition: number;
      /**
       * What to answer instead of a page that failed with this error, or because of a call that it made, while the database is away; undefined
       * for other errors.
       */
      unavailablePage?(error?: unknown): Response | undefined;
      /** The path of the page's own style sheet, where the build made one. */
      styles?: string;
    }
  }
}
