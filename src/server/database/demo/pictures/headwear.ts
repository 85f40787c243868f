/**
 * Hair or a head covering. The face is an ellipse around 256, 236, 84 wide and 102 high. `behind` is drawn before the face, `before` after
 * it.
 */
export type Headwear = { behind: string; before: string };

type Draw = (colour: string, accent: string) => Headwear;

const fringe =
  'M168 232C160 150 208 112 258 112C312 112 354 152 344 232C336 196 318 176 296 166C262 186 214 188 190 178C178 192 172 210 168 232Z';

export const headwear = {
  longHair: (colour) => ({
    behind: `<path fill="${colour}" d="M154 236C142 146 196 100 256 100C318 100 370 146 358 236C354 300 368 350 384 396C340 416 172 416 128 396C146 350 158 300 154 236Z"/>`,
    before: `<path fill="${colour}" d="M168 240C162 152 206 110 252 108C244 150 212 186 168 240ZM344 240C350 156 306 112 252 108C266 156 300 190 344 240Z"/>`,
  }),
  plait: (colour, accent) => ({
    behind: `<path fill="${colour}" d="M158 240C148 148 200 102 256 102C314 102 366 148 354 240C352 268 344 290 332 306H180C168 290 160 268 158 240Z"/>`,
    before: `<path fill="${colour}" d="M170 236C164 150 210 110 262 110C310 112 350 150 342 236C330 196 304 166 270 152C238 172 196 194 170 236Z"/>
      ${[0, 1, 2, 3, 4].map((link) => `<ellipse cx="${344 + link * 3}" cy="${296 + link * 36}" rx="${25 - link * 2}" ry="23" fill="${colour}" stroke="#00000030" stroke-width="3"/>`).join('')}
      <rect x="340" y="458" width="34" height="13" rx="6" fill="${accent}"/>`,
  }),
  bunWithJasmine: (colour) => ({
    behind: `<circle cx="256" cy="96" r="50" fill="${colour}"/>
      ${Array.from({ length: 11 }, (_, at) => {
        const turn = Math.PI * (1.06 + at * 0.088);
        return `<circle cx="${(256 + 56 * Math.cos(turn)).toFixed(1)}" cy="${(100 + 56 * Math.sin(turn)).toFixed(1)}" r="10" fill="#fffaf0"/>`;
      }).join('')}
      <path fill="${colour}" d="M160 250C148 154 200 112 256 112C312 112 364 154 352 250C350 268 346 280 340 290H172C166 280 162 268 160 250Z"/>`,
    before: `<path fill="${colour}" d="M168 240C162 154 208 116 256 114C252 146 216 172 168 240ZM344 240C350 154 304 116 256 114C260 146 296 172 344 240Z"/>
      <circle cx="256" cy="196" r="6" fill="#b3202c"/>`,
  }),
  topBun: (colour, accent) => ({
    behind: `<circle cx="256" cy="88" r="44" fill="${colour}"/><rect x="226" y="118" width="60" height="16" rx="8" fill="${accent}"/>
      <path fill="${colour}" d="M158 250C148 154 200 112 256 112C312 112 364 154 354 250C352 272 346 288 338 300H174C166 288 160 272 158 250Z"/>`,
    before: `<path fill="${colour}" d="${fringe}"/>`,
  }),
  short: (colour) => ({
    behind: '',
    before: `<path fill="${colour}" d="M166 244C154 150 200 112 260 110C320 110 358 150 346 244C340 210 330 190 316 178C276 186 226 182 198 172C180 190 172 214 166 244Z"/>`,
  }),
  tousled: (colour) => ({
    behind: '',
    before: `<path fill="${colour}" d="M166 238C150 190 160 150 186 134C184 118 208 108 222 116C236 98 264 98 274 110C296 98 322 112 324 128C354 142 360 190 346 238C342 214 332 198 322 190C312 200 296 186 288 178C276 196 254 190 244 180C230 196 204 192 194 186C178 198 170 216 166 238Z"/>`,
  }),
  curlsAndBand: (colour, accent) => ({
    behind: [
      [172, 190, 34],
      [180, 148, 38],
      [216, 118, 40],
      [258, 106, 42],
      [300, 120, 40],
      [334, 150, 38],
      [342, 192, 33],
    ]
      .map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`)
      .join(''),
    before: `<path fill="${colour}" d="M172 190C180 140 220 126 256 126C296 126 332 142 340 190Z"/><path fill="${accent}" d="M170 176Q256 148 342 176V204Q256 176 170 204Z"/>`,
  }),
  turban: (colour, accent) => ({
    behind: `<path fill="${colour}" d="M148 214C130 130 190 66 258 66C326 66 384 130 364 214C350 190 320 172 256 172C192 172 162 190 148 214Z"/>`,
    before: `<path fill="${colour}" d="M146 216C132 132 190 64 258 64C328 64 382 134 366 216C350 206 318 168 256 150C196 168 162 206 146 216Z"/>
      <path fill="${accent}" d="M256 150C242 164 234 172 226 178C244 172 268 172 286 178C278 172 270 164 256 150Z"/>
      <g fill="none" stroke="#00000028" stroke-width="5" stroke-linecap="round"><path d="M256 150C210 130 170 150 150 196M256 150C302 130 344 150 362 196M258 148C216 104 172 122 154 156M256 148C300 104 342 122 360 156M258 146C240 100 208 84 192 96M258 146C276 100 308 84 324 96"/></g>`,
  }),
  hijab: (colour) => ({
    behind: `<path fill="${colour}" d="M142 250C134 142 192 92 256 92C320 92 378 142 370 250C368 320 398 372 420 420C370 470 142 470 92 420C116 372 144 320 142 250Z"/>`,
    before: `<path fill="${colour}" fill-rule="evenodd" d="M142 250C134 142 192 92 256 92C320 92 378 142 370 250C366 318 352 372 330 420C290 452 214 448 176 412C156 372 146 318 142 250ZM180 236C180 300 214 334 256 334C298 334 332 300 332 236C332 172 298 146 256 146C214 146 180 172 180 236Z"/>
      <path fill="none" stroke="#00000026" stroke-width="5" stroke-linecap="round" d="M162 300C190 372 260 392 336 352M154 268C158 300 166 330 180 360"/>`,
  }),
  woollenHat: (colour, accent) => ({
    behind: '',
    before: `<g transform="translate(0 -20)"><circle cx="256" cy="70" r="30" fill="${accent}"/>
      <path fill="${colour}" d="M158 198C150 122 204 84 256 84C308 84 362 122 354 198Z"/>
      <path fill="none" stroke="${accent}" stroke-width="10" stroke-linejoin="round" d="M170 150l22-24 22 24 22-24 20 24 22-24 22 24 22-24 20 24"/>
      <rect x="150" y="176" width="212" height="38" rx="19" fill="${accent}"/></g>`,
  }),
} as const satisfies Record<string, Draw>;
