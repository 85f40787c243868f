import type { Rule } from './rule.ts';

const harms = `
self harm*|injur*|mutilat*
selfharm*
@wish to? .. hurt|harm|cut|burn|injure|punish|scratch|stab|starve myself
stop|quit|resist|control cutting
scars|cuts .. on|covering|all+over .. my|thighs|arms
covered .. in|with scars|cuts
punch|punching|hit|hitting|slap|slapping|bite|biting|scratch|scratching|burn|burning myself|my+arms|my+head .. until|till|when|whenever|bruise|bleed
cutting again .. $
cutting again .. on|my|legs|arms|thighs|hidden|secret|so
start|started|starting|relapsed|relapse|relapsing|back|keep|kept|been|stop|stopped|again|urge|urges|am|was|i|addicted|resumed .. to? cutting|cut|burning|scratching|hurting|harming|hitting|biting|punching|stabbing myself|my+arms|my+thighs|my+skin|my+wrists|my+arm|my+legs|my+thigh|my+body|again+last|again+yesterday|again+today
cut|cuts|cutting|burn|burning|burned|burnt|scratch|scratching|hurt|hurting|harm|harming|hit|hitting|punch|punching|bite|biting|slap|slapping myself|my+arms|my+thighs|my+skin|my+wrists|my+arm ... feel|cope|release|relief|on+purpose|deliberately|punish|when+i+am|whenever|calm|deserve|control|numb|pain|stress|every+night|bad|intentionally|sad|stressed|angry|secret
cuts|scars|burns|marks .. on my arms|wrists|thighs|arm|wrist|thigh|legs ... hide|hiding|from|purpose|myself|mother|cutting|long+sleeves|did|made
blade|razor|knife|lighter|cigarette .. to|on|against|across|into my skin|arm|arms|thigh|thighs|wrist|wrists
relapsed|relapse|relapsing ... cutting|cut|self|harm*|burning|blade|hurting
clean|months|days ... cut again
bleed|bleeding to feel
want to feel pain|bleed
bang|banging|hit|hitting|smash|smashing my head on|against|into|with ... wall|until|feel|punish|purpose|stop|floor
hurt|hurting|harm|harming|injure myself on+purpose|intentionally|deliberately|because+i+deserve|again+because|to+feel|to+cope|physically|every+time|last+night|tonight
i hurt|harm myself when|because .. am|feel|i+hate|get+sad|get+angry|stressed|nobody
`;

export const selfHarmEnglish: readonly Rule[] = [{ code: 'selfHarm', reads: 'plain', asserted: true, phrases: harms }];
