import type { PlanLanguage } from '../../../contract/assistant/words.ts';

/** The embedded engine's own sentences in a conversation. */
export const replyTexts: Record<PlanLanguage, { cannotChange: string; respected: string; onThisDay: string; nothingOnThisDay: string }> = {
  english: {
    cannotChange: 'I could not change the plan that way and keep it safe and whole. Try something smaller, or loosen another wish first.',
    onThisDay: 'Your plan for {date}:',
    nothingOnThisDay: 'Your plan has nothing on {date}: a day of rest, or one it does not reach.',
    respected: 'I made the plan again with this in mind: {wishes}. The version before is kept.',
  },
  hindi: {
    cannotChange: 'इस तरह बदलने पर योजना सुरक्षित और पूरी नहीं रहती। कुछ छोटा बदलाव कहिए, या कोई दूसरी शर्त ढीली कीजिए।',
    onThisDay: '{date} के लिए आपकी योजना:',
    nothingOnThisDay: '{date} को योजना में कुछ नहीं है: आराम का दिन, या योजना वहाँ तक नहीं जाती।',
    respected: 'योजना फिर से बनाई, इसका ध्यान रखते हुए: {wishes}। पिछला रूप भी रखा है।',
  },
};
