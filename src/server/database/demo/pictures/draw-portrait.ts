import { courtLines } from './court-lines.ts';
import { headwear } from './headwear.ts';

/** The look of one demo person. Colours are CSS colours. */
export type Portrait = {
  sport: number;
  ground: string;
  skin: string;
  shirt: string;
  trim: string;
  wears: keyof typeof headwear;
  hair: string;
  accent: string;
  beard?: 'full' | 'short' | 'moustache';
  glasses?: true;
  earrings?: true;
};

/** Head and shoulders over the lines of a court, 512 by 512. */
export function drawPortrait(look: Portrait): string {
  const onHead = headwear[look.wears](look.hair, look.accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <rect width="512" height="512" fill="${look.ground}"/>
    <circle cx="256" cy="250" r="196" fill="#fff" fill-opacity=".1"/>
    ${courtLines(look.sport, 0.34)}
    ${onHead.behind}${look.wears === 'hijab' ? '' : drawEars(look)}${drawShoulders(look)}${drawFace(look)}${drawBeard(look)}${onHead.before}
    ${look.glasses ? drawGlasses : ''}
  </svg>`;
}

const drawShoulders = ({ shirt, trim, skin }: Portrait) => `
  <path fill="${shirt}" d="M52 532C56 440 104 402 196 384Q256 420 316 384C408 402 456 440 460 532Z"/>
  <path fill="${trim}" d="M52 532C54 482 68 446 94 424L132 408C112 442 104 486 104 532ZM460 532C458 482 444 446 418 424L380 408C400 442 408 486 408 532Z"/>
  <path fill="${skin}" d="M210 310H302V384Q256 432 210 384Z"/>
  <path fill="#000" fill-opacity=".14" d="M210 326Q256 368 302 326V346Q256 384 210 346Z"/>
  <path fill="none" stroke="${trim}" stroke-width="13" stroke-linecap="round" d="M202 386Q256 446 310 386"/>`;

const drawEars = ({ skin, earrings, accent }: Portrait) => `
  <ellipse cx="171" cy="246" rx="15" ry="24" fill="${skin}"/><ellipse cx="341" cy="246" rx="15" ry="24" fill="${skin}"/>
  ${earrings ? `<circle cx="168" cy="278" r="8" fill="${accent}"/><circle cx="344" cy="278" r="8" fill="${accent}"/>` : ''}`;

const drawFace = ({ skin, hair, wears }: Portrait) => {
  const brow = wears === 'hijab' || wears === 'woollenHat' || wears === 'turban' ? '#2a1d18' : hair;
  return `
  <path fill="${skin}" d="M172 220C172 160 208 132 256 132C304 132 340 160 340 220C340 290 304 340 256 340C208 340 172 290 172 220Z"/>
  <g fill="none" stroke="${brow}" stroke-width="7" stroke-linecap="round"><path d="M202 215Q218 205 234 213M278 213Q294 205 310 215"/></g>
  <circle cx="219" cy="238" r="7.500" fill="#22160f"/><circle cx="293" cy="238" r="7.500" fill="#22160f"/>
  <path fill="none" stroke="#000" stroke-opacity=".22" stroke-width="5" stroke-linecap="round" d="M257 244Q268 268 252 273"/>
  <path fill="none" stroke="#6b2520" stroke-width="6.500" stroke-linecap="round" d="M230 296Q256 316 282 296"/>
  <circle cx="200" cy="274" r="15" fill="#e0523c" fill-opacity=".16"/><circle cx="312" cy="274" r="15" fill="#e0523c" fill-opacity=".16"/>`;
};

const lips = '<path fill="none" stroke="#8d3f36" stroke-width="6.500" stroke-linecap="round" d="M234 300Q256 314 278 300"/>';

function drawBeard({ beard, hair, wears }: Portrait): string {
  const colour = wears === 'turban' ? '#241a16' : hair;
  const moustache = `<path fill="${colour}" d="M256 283C240 276 222 284 214 298C232 296 246 294 256 291C266 294 280 296 298 298C290 284 272 276 256 283Z"/>`;
  if (beard === 'moustache') return moustache;
  if (beard === 'short')
    return `<path fill="${colour}" fill-opacity=".8" d="M173 246C178 318 214 346 256 346C298 346 334 318 339 246C330 276 312 288 298 286C282 280 230 280 214 286C200 288 182 276 173 246Z"/>${lips}`;
  if (beard === 'full')
    return `<path fill="${colour}" d="M171 232C170 330 208 382 256 382C304 382 342 330 341 232C334 270 314 286 298 284C282 274 230 274 214 284C198 286 178 270 171 232Z"/>${lips}`;
  return '';
}

const drawGlasses = `
  <g fill="#fff" fill-opacity=".16" stroke="#22160f" stroke-width="6"><rect x="188" y="218" width="58" height="42" rx="18"/><rect x="266" y="218" width="58" height="42" rx="18"/></g>
  <path fill="none" stroke="#22160f" stroke-width="6" d="M246 234Q256 228 266 234M188 232L172 226M324 232L340 226"/>`;
