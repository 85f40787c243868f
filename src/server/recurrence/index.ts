export { isRepeatRule, localTimesOfRule, partsOfRule } from './repeat-rule.ts';
