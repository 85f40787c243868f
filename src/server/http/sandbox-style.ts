/** The style of the sandbox's page, in one element whose hash its policy allows. */
export const sandboxStyle = `
:root { color-scheme: light dark; --ground: light-dark(#f7f5ee, #0c1a15); --surface: light-dark(#fff, #12271f); --ink: light-dark(#14211c, #f4f1e8);
  --muted: light-dark(#4e5d56, #a9bdb4); --line: light-dark(#d9d5c6, #2a473c); --accent: #ff6a3d; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1rem; }
.notice { margin: 0 0 1rem; padding: .625rem .875rem; background: #0e1f1a; color: #f4f1e8; border-left: 6px solid var(--accent); }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.2; letter-spacing: -.01em; }
ul { list-style: none; margin: 0 0 1rem; padding: 0; border: 1px solid var(--line); border-radius: .375rem; overflow: hidden; background: var(--surface); }
li + li { border-top: 1px solid var(--line); }
button { font: inherit; color: inherit; cursor: pointer; }
li button { display: flex; gap: .75rem; align-items: center; width: 100%; padding: .375rem .75rem; border: 0; background: none; text-align: left; }
li button:hover { background: color-mix(in oklab, var(--ink) 7%, transparent); }
li b, li .address, li small { display: block; line-height: 1.35; overflow-wrap: anywhere; }
li .address, li small { font-size: .875rem; color: var(--muted); }
.mark { flex: none; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: #17352b; color: #f4f1e8; font-weight: 700; font-size: .875rem; }
label { font-weight: 650; }
.typed { display: flex; gap: .5rem; margin: .25rem 0 .5rem; }
.typed input { flex: 1; min-width: 0; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface); border: 1.5px solid color-mix(in oklab, var(--ink) 45%, var(--line)); border-radius: .375rem; }
.go { min-height: 2.75rem; padding: 0 1.125rem; border: 0; border-radius: .375rem; background: var(--accent); color: #1d0b04; font-weight: 650; }
.cancel { min-height: 2.75rem; padding: 0; border: 0; background: none; text-decoration: underline; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
li button:focus-visible { outline-offset: -3px; }
`;
