// Repeats a few values of the theme by hand: this page must work by itself, even if no file can be found.
export const formPageStyle = `
:root { color-scheme: light dark; --ground: light-dark(#f7f5ee, #0c1a15); --surface: light-dark(#fff, #12271f); --ink: light-dark(#14211c, #f4f1e8);
  --muted: light-dark(#4e5d56, #a9bdb4); --line: light-dark(#d9d5c6, #2a473c); --accent: light-dark(#ff5a2a, #ff6a3d); --bad: light-dark(#a3180c, #ff9c90); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
main { width: min(34rem, 100%); padding: clamp(1.25rem, 5vw, 2.5rem); background: var(--surface); border: 1px solid var(--line);
  border-top: 4px solid var(--accent); border-radius: 0.375rem; }
.home { display: inline-block; padding: 0.5rem 0; margin: -0.5rem 0; font-size: 1.05rem; font-weight: 700; letter-spacing: 0.02em; text-decoration: none; }
.home:hover { text-decoration: underline; }
h1 { margin: 1.25rem 0 0.5rem; font-size: 2.25rem; line-height: 1.1; letter-spacing: -0.02em; }
p { margin: 0; }
ul { margin: 1.25rem 0 0; padding: 0; list-style: none; border-block: 1px solid var(--line); }
li { padding: 0.75rem 0; font-weight: 600; color: var(--bad); }
li + li { border-top: 1px solid var(--line); }
.way { margin-top: 1.25rem; color: var(--muted); }
a { color: inherit; }
.problem { font-weight: 600; color: var(--bad); }
.entry { margin-top: 1.25rem; }
label, .entry .problem { display: block; font-weight: 600; }
input { width: 100%; min-height: 2.75rem; margin-block: 0.25rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--ground);
  border: 1px solid var(--muted); border-radius: 0.375rem; }
input[aria-invalid] { border-color: var(--bad); }
button { width: 100%; min-height: 2.75rem; margin-top: 1.5rem; font: inherit; font-weight: 700; color: #14211c; background: var(--accent); border: 0;
  border-radius: 0.375rem; cursor: pointer; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;
