import { hindiNames } from './constraint-names.ts';
import { weekdayNames } from './weekdays.ts';
import { bodyParts, equipment, type PlanLanguage } from './words.ts';
import { movementLimits, muscleGroups, sessionStyles, weekSplits, type WorkoutConstraint, dayParts } from './workout-wishes.ts';

const goals = {
  strength: { english: 'For strength', hindi: 'ताकत के लिए' },
  endurance: { english: 'For endurance', hindi: 'दम के लिए' },
  muscle: { english: 'For muscle', hindi: 'मांसपेशियों के लिए' },
  fatLoss: { english: 'For fat loss', hindi: 'चर्बी घटाने के लिए' },
  general: { english: 'For fitness', hindi: 'फिटनेस के लिए' },
  comeback: { english: 'After a break', hindi: 'अंतराल के बाद' },
} as const;

/** The label of a chip about training: 'No lunges', 'Only on Tuesday and Thursday'. */
export function labelOfTraining(one: WorkoutConstraint, language: PlanLanguage): string {
  const inLanguage = (english: string, hindi: string) => (language === 'hindi' ? hindi : english);
  const isHindi = language === 'hindi';
  switch (one.type) {
    case 'noExercise':
      return inLanguage(`No ${one.value.english}`, `${one.value.hindi} नहीं`);
    case 'wantExercise':
      return inLanguage(`With ${one.value.english}`, `${one.value.hindi} के साथ`);
    case 'movement':
      return movementLimits[one.value][language];
    case 'focus':
      return inLanguage(`More for: ${muscleGroups[one.value].english}`, `${muscleGroups[one.value].hindi} पर ज़ोर`);
    case 'leaveOut':
      return inLanguage(`Not trained: ${muscleGroups[one.value].english}`, `${muscleGroups[one.value].hindi} का अभ्यास नहीं`);
    case 'style':
      return sessionStyles[one.value][language];
    case 'trainOn':
      return inLanguage(`Only on ${weekdayNames(one.value, language)}`, `केवल ${weekdayNames(one.value, language)} को`);
    case 'restOn':
      return inLanguage(`Not on ${weekdayNames(one.value, language)}`, `${weekdayNames(one.value, language)} को नहीं`);
    case 'matchOn':
      return inLanguage(`Match on ${weekdayNames(one.value, language)}`, `${weekdayNames(one.value, language)} को मैच`);
    case 'practiceOn':
      return inLanguage(`Team training on ${weekdayNames(one.value, language)}`, `${weekdayNames(one.value, language)} को टीम का अभ्यास`);
    case 'spread':
      return inLanguage('Never two days in a row', 'लगातार दो दिन नहीं');
    case 'mostDays':
      return inLanguage(`At most ${one.value} days a week`, `हफ्ते में ज़्यादा से ज़्यादा ${one.value} दिन`);
    case 'mostExercises':
      return inLanguage(`At most ${one.value} exercises a session`, `एक सत्र में ज़्यादा से ज़्यादा ${one.value} व्यायाम`);
    case 'mostSets':
      return inLanguage(`At most ${one.value} sets each`, `हर व्यायाम के ज़्यादा से ज़्यादा ${one.value} सेट`);
    case 'restFor':
      return inLanguage(`${one.value} seconds of rest`, `सेट के बीच ${one.value} सेकंड आराम`);
    case 'repsOf':
      return inLanguage(`About ${one.value} repetitions`, `लगभग ${one.value} दोहराव`);
    case 'split':
      return weekSplits[one.value][language];
    case 'trainFirst':
      return inLanguage(`First: ${muscleGroups[one.value].english}`, `पहले: ${muscleGroups[one.value].hindi}`);
    case 'minutesOn': {
      const { days, minutes } = one.value;
      return inLanguage(`${minutes} minutes on ${weekdayNames(days, language)}`, `${weekdayNames(days, language)} को ${minutes} मिनट`);
    }
    case 'dayPart': {
      const { days, part } = one.value;
      return inLanguage(
        `${dayParts[part].english} on ${weekdayNames(days, language)}`,
        `${weekdayNames(days, language)} को ${dayParts[part].hindi}`,
      );
    }
    case 'blockMinutes': {
      const { block, minutes } = one.value;
      return block === 'warmUp'
        ? inLanguage(`${minutes} minutes of warm-up`, `${minutes} मिनट वार्म-अप`)
        : inLanguage(`${minutes} minutes of cool-down`, `${minutes} मिनट कूल-डाउन`);
    }
    case 'lift': {
      const { exercise, kg, reps } = one.value;
      return inLanguage(
        `${exercise.english}: ${kg} kg${reps === 1 ? '' : ` × ${reps}`}`,
        `${exercise.hindi}: ${kg} किलो${reps === 1 ? '' : ` × ${reps}`}`,
      );
    }
    case 'timesAWeek': {
      const { of, times, isMost } = one.value;
      const name = (typeof of === 'string' ? muscleGroups[of] : of)[language];
      return inLanguage(
        `${name}: ${isMost ? 'at most ' : ''}${times === 1 ? 'one day' : `${times} days`} a week`,
        `${name}: हफ़्ते में ${isMost ? 'ज़्यादा से ज़्यादा ' : ''}${times} दिन`,
      );
    }
    case 'longRunOn':
      return inLanguage(`Long run on ${weekdayNames([one.value], language)}`, `${weekdayNames([one.value], language)} को लंबी दौड़`);
    case 'onlyEquipment': {
      if (one.value.length === 0) return inLanguage('No equipment', 'कोई उपकरण नहीं');
      const names = one.value.map((thing) => (isHindi ? (hindiNames.equipment[thing] ?? equipment[thing]) : equipment[thing])).join(', ');
      return inLanguage(`Only: ${names}`, `केवल: ${names}`);
    }
    case 'pastInjury':
      return inLanguage(`Hurt before: ${bodyParts[one.value]}`, `पहले की चोट: ${hindiNames.injury[one.value] ?? bodyParts[one.value]}`);
    case 'trainFor':
      return goals[one.value][language];
  }
}
