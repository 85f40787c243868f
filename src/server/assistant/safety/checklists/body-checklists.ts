import type { Asked } from './checklist.ts';
import { ask } from './checklist.ts';

const figure = (id: string, unit: string, least: number, most: number, english: string, hindi: string): Asked => ({
  kind: 'number',
  id,
  unit,
  least,
  most,
  text: { english, hindi },
});
const scale = (id: string, english: string, hindi: string): Asked => ({ kind: 'scale', id, text: { english, hindi } });

/** Asked before any diet plan. The five questions on eating follow the themes of SCOFF (Morgan 1999) in our own words. */
export const dietChecklist: readonly Asked[] = [
  figure('age', 'years', 5, 100, 'How old are you?', 'आपकी उम्र कितनी है?'),
  figure('heightCm', 'cm', 90, 250, 'How tall are you?', 'आपकी लंबाई कितनी है?'),
  figure('weightKg', 'kg', 20, 300, 'What do you weigh?', 'आपका वजन कितना है?'),
  ask('pregnant', 'pregnant', 'Are you pregnant?', 'क्या आप गर्भवती हैं?'),
  ask('breastfeeding', 'breastfeeding', 'Are you breastfeeding?', 'क्या आप स्तनपान कराती हैं?'),
  ask(
    'makesSick',
    'eatingDisorder',
    'Do you sometimes bring food up again, or take laxatives, because you ate?',
    'क्या खाने के बाद आप कभी उल्टी करते हैं या जुलाब लेते हैं?',
  ),
  ask(
    'lostControl',
    undefined,
    'Do you worry that you cannot stop eating once you start?',
    'क्या चिंता रहती है कि एक बार शुरू करके खाना रोक नहीं पाते?',
  ),
  ask('fastLoss', undefined, 'Have you lost more than 6 kg in three months?', 'क्या तीन महीने में 6 किलो से ज्यादा वजन घटा है?'),
  ask('feelsFat', undefined, 'Do you feel too fat while others say you are thin?', 'क्या आपको लगता है कि आप मोटे हैं जबकि लोग आपको पतला कहते हैं?'),
  ask('foodRules', undefined, 'Does food rule your day?', 'क्या आपका पूरा दिन खाने के विचार में जाता है?'),
  ask('insulin', 'insulin', 'Do you have diabetes and use insulin?', 'क्या आपको मधुमेह है और आप इंसुलिन लेते हैं?'),
  ask('kidney', 'kidneyDisease', 'Do you have a kidney disease?', 'क्या आपको गुर्दे की बीमारी है?'),
  ask(
    'surgery',
    'recentSurgery',
    'Were you operated on in the last three months, or ever on the stomach or bowel?',
    'क्या पिछले तीन महीने में, या कभी पेट या आँत का, ऑपरेशन हुआ है?',
  ),
];
/** Two of these, or `makesSick` alone, indicate an eating disorder. */
export const eatingThemes = ['makesSick', 'lostControl', 'fastLoss', 'feelsFat', 'foodRules'] as const;

/** Asked before hard training; after the themes of PAR-Q+ and ACSM's preparticipation screening, in our own words. */
export const exerciseChecklist: readonly Asked[] = [
  ask('heart', 'heartRisk', 'Has a doctor found a heart problem or high blood pressure?', 'क्या डॉक्टर ने दिल की समस्या या हाई बीपी बताया है?'),
  ask('chestNow', 'chestPain', 'Do you have chest pain now?', 'क्या अभी सीने में दर्द है?'),
  ask('chestEffort', 'heartRisk', 'Does your chest hurt or tighten when you make an effort?', 'क्या मेहनत करने पर सीने में दर्द या जकड़न होती है?'),
  ask('dizzy', 'heartRisk', 'Do you get dizzy, or have you fainted in the last year?', 'क्या चक्कर आते हैं, या पिछले साल बेहोश हुए?'),
  ask('breath', 'heartRisk', 'Do you lose your breath more easily than others your age?', 'क्या हमउम्र लोगों से जल्दी साँस फूलती है?'),
  ask('heartMedicine', 'heartRisk', 'Do you take medicine for heart or blood pressure?', 'क्या दिल या बीपी की दवा लेते हैं?'),
  ask(
    'familyHeart',
    'heartRisk',
    'Did a close relative die suddenly, or of the heart, before 50?',
    'क्या किसी नजदीकी रिश्तेदार की 50 से पहले अचानक या दिल से मृत्यु हुई?',
  ),
  ask('pregnant', 'pregnant', 'Are you pregnant?', 'क्या आप गर्भवती हैं?'),
  ask('operated', 'recentSurgery', 'Were you operated on in the last three months?', 'क्या पिछले तीन महीने में ऑपरेशन हुआ है?'),
  ask('toldToRest', 'heartRisk', 'Has a doctor told you to exercise only under supervision?', 'क्या डॉक्टर ने केवल देखरेख में कसरत करने को कहा है?'),
];

/** PHQ-2 (Kroenke 2003) and GAD-2 (Kroenke 2007), which are free to reproduce; the Hindi version is our own. Then two direct questions. */
export const mentalChecklist: readonly Asked[] = [
  scale(
    'phqInterest',
    'Over the last 2 weeks, how often were you bothered by little interest or pleasure in doing things?',
    'पिछले 2 हफ्तों में, कामों में रुचि या आनंद कम होना कितनी बार परेशान करता रहा?',
  ),
  scale(
    'phqDown',
    'Over the last 2 weeks, how often were you bothered by feeling down, depressed, or hopeless?',
    'पिछले 2 हफ्तों में, उदास, निराश या हताश महसूस करना कितनी बार परेशान करता रहा?',
  ),
  scale(
    'gadNervous',
    'Over the last 2 weeks, how often were you bothered by feeling nervous, anxious, or on edge?',
    'पिछले 2 हफ्तों में, घबराहट, चिंता या बेचैनी कितनी बार परेशान करती रही?',
  ),
  scale(
    'gadWorry',
    'Over the last 2 weeks, how often were you bothered by not being able to stop or control worrying?',
    'पिछले 2 हफ्तों में, चिंता को रोक या काबू न कर पाना कितनी बार परेशान करता रहा?',
  ),
  ask(
    'safety',
    'suicide',
    'Have you had thoughts that you would be better off dead, or of hurting yourself?',
    'क्या ऐसे विचार आए कि मर जाना बेहतर होगा, या खुद को चोट पहुँचाएँ?',
  ),
  ask('unsafe', 'danger', 'Is somebody hurting or threatening you?', 'क्या कोई आपको चोट पहुँचा रहा है या धमका रहा है?'),
];
export const scaleOptions = [
  { value: 0, english: 'Not at all', hindi: 'बिल्कुल नहीं' },
  { value: 1, english: 'Several days', hindi: 'कई दिन' },
  { value: 2, english: 'More than half the days', hindi: 'आधे से ज्यादा दिन' },
  { value: 3, english: 'Nearly every day', hindi: 'लगभग हर दिन' },
] as const;
