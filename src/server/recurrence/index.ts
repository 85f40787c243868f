export { isRepeatRule, localTimesOfRule, partsOfRule } from './repeat-rule.ts';
export { instantOf, localOf, localPlus, minutesBetween, spanOf } from './zone-time.ts';
