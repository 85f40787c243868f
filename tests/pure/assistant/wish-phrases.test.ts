import { describe, expect, test } from 'vitest';
import type { Constraint } from '../../../src/contract/assistant/constraints.ts';
import { constraintsIn, wishesOf } from '../../../src/server/assistant/wishes/index.ts';
import { workoutPart } from '../../../src/server/assistant/workout/index.ts';

const show = ({ type, value }: Constraint) =>
  `${type} ${typeof value === 'object' && 'id' in value ? value.id : Array.isArray(value) ? value.join(' ') : JSON.stringify(value).replaceAll('"', '')}`;
const read = (text: string) => constraintsIn(workoutPart.wishes, text).map(show);
const outcomes = (text: string) =>
  wishesOf(text, { kind: 'workout', rules: workoutPart.wishes, language: 'english' }).map(({ outcome }) => outcome);

describe('a wish about training in words of its own', () => {
  test.each([
    ['id rather eat glass than do lunges', 'noExercise lunges'],
    ['Lunges? No thank you.', 'noExercise lunges'],
    ['Lunges make my kneecap click, so bin them.', 'noExercise lunges'],
    ['burpees can go to hell', 'noExercise burpees'],
    ['बर्पी से मुझे चिढ़ है', 'noExercise burpees'],
    ['cant live without my deadlifts', 'wantExercise deadlifts'],
    ['my resistance band snapped', 'without band'],
    ['theres a park next door with a chin up bar and thats it', 'onlyEquipment pullUpBar'],
    ['neeche wali aunty jhagda karti hai agar awaaz aaye', 'movement impact'],
    ['parents room is right below mine', 'movement impact'],
    ['once i am down on the floor i cannot come back up', 'movement floor'],
    ['खड़े खड़े वाला दो', 'movement floor'],
    ['dexa scan says my bones are thinning', 'condition osteoporosis'],
    ['158/96 at the chemist yesterday', 'condition highBloodPressure'],
    ['26 weeks today', 'condition pregnancy'],
    ['सातवाँ महीना चल रहा है', 'condition pregnancy'],
    ['two stents since 2022', 'condition heart'],
    ['सीढ़ी उतरते समय घुटना चुभता है', 'injury knee'],
    ['mondays are gone because of tuition', 'restOn monday'],
    ['Tues/Thurs I coach the under 12s so leave these two days empty', 'restOn tuesday thursday'],
    ['match on saturday, day off after it', 'restOn sunday'],
    ['shani itwar ke alawa time hi nahi milta', 'trainOn saturday sunday'],
    ['mahine me 8 baar', 'days 2'],
    ['never set foot in a gym and the big guys scare me', 'level beginner'],
    ['i get winded on the stairs, fix that', 'trainFor endurance'],
    ['keep Thursday free, no wait, Friday not Thursday', 'restOn friday'],
    ['40 minutes, actually make that 35', 'minutes 35'],
    ['an hour is what I ticked but parking takes ages, so forty-five', 'minutes 45'],
    ['Monday and Wednesday I drive my son to football, the other days are mine', 'restOn monday wednesday'],
    ['my wife hates squats. i like them', 'wantExercise squats'],
    ['mere bhai ke paas barbell hai mere paas sirf dumbbell', 'onlyEquipment dumbbells'],
    ['legs skip karo, football se legs ka roz ho jata hai', 'leaveOut legs'],
    ['no quick direction changes', 'noExercise turns'],
    ['the rack is always hogged', 'without barbell'],
    ['Saturday? no. Sunday? also no.', 'restOn saturday'],
    ['make that 45 minutes instead of an hour', 'minutes 45'],
    ['dumbbells are too heavy for me, bands only', 'onlyEquipment band'],
    ['bench press I love, flies I dont get, skip those', 'noExercise flies'],
    ['Parkinsons nurse told me practice getting up from a chair', 'wantExercise chair-squats'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toContain(wanted);
  });

  test.each([
    ['my uncle had a knee replacement', 'injury knee'],
    ['mom has a bad back', 'injury lowerBack'],
    ['mummy plank dekh ke hasti h. mai plank karunga', 'noExercise planks'],
    ['my brother tore his ACL so he must avoid jumping, my knees are fine', 'movement impact'],
    ['max 30 min and no weekends', 'minutesOn'],
    ['wife cant do jumps, i want them', 'movement impact'],
    ['i jog to the gym', 'noExercise running'],
    ['bump it up to 5 days', 'condition pregnancy'],
    ['bones fine', 'condition osteoporosis'],
    ['keep Thursday free, no wait, Friday not Thursday', 'restOn thursday'],
    ['everyone at home loves burpees, i dont mind them', 'noExercise burpees'],
    ['shins are on fire after every run', 'wantExercise running'],
    ['not pregnant, before you ask', 'condition pregnancy'],
  ])('asks for nothing of the kind: %s', (text, unwanted) => {
    expect(read(text)).not.toContain(unwanted);
  });

  test.each(['im gonna push through the knee pain anyway', 'it is 44 degrees here', 'aqi 400 in delhi', 'send me clips of every move'])(
    'is answered with a reason: %s',
    (text) => {
      expect(outcomes(text)).toContain('cannot');
    },
  );

  test('an unread phrase about training beside an understood one is not passed over', () => {
    expect(outcomes('no lunges, my ankles vote for the opposition')).toContain('unclear');
  });
});
