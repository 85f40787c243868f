import type { PlanLanguage } from '../../../contract/assistant/words.ts';

/** Dangers after which the talk stays with the person: their own life, something swallowed, somebody else's life. */
export type GraveTopic = 'own' | 'poison' | 'friend';
type Said = Readonly<Record<PlanLanguage, string>>;

/**
 * What is said after a card of grave danger to words that ask nothing that we are sure of: several of each, so that nobody hears the same
 * sentence twice in a row. Sources: WHO 'Preventing suicide' and Mental Health First Aid (stay, ask openly, no judgement), IFRC first aid
 * guidelines 2020 (poisoning: call at once, do not wait for signs, no vomiting on purpose, take the packet along).
 */
export const stayTexts: Readonly<Record<GraveTopic, readonly Said[]>> = {
  own: [
    {
      english:
        'I am here, and I read what you write. I am a program and cannot hold your hand, so please let somebody who can be with you: the number on the card is answered day and night, and you need not know what to say. Is there a person near you right now?',
      hindi:
        'मैं यहाँ हूँ, और जो आप लिख रहे हैं पढ़ रहा हूँ। मैं एक प्रोग्राम हूँ, हाथ नहीं थाम सकता, इसलिए किसी ऐसे को साथ रहने दीजिए जो थाम सके: कार्ड का नंबर दिन-रात उठाया जाता है, और क्या कहना है यह जानना ज़रूरी नहीं। क्या अभी कोई आपके पास है?',
    },
    {
      english:
        'You do not have to explain it well here. What matters now is that you are not alone with it: go to where somebody is, or ring one person and say only this: I am not doing well, please stay on the line. Can you do that now? If you might act on it, call the emergency number.',
      hindi:
        'यहाँ ठीक से समझाना ज़रूरी नहीं। अभी बस यह ज़रूरी है कि आप इसमें अकेले न हों: वहाँ जाइए जहाँ कोई हो, या किसी एक को फ़ोन करके बस इतना कहिए: मैं ठीक नहीं हूँ, लाइन पर रहो। क्या अभी कर सकते हैं? अगर कुछ कर बैठने का डर हो तो आपातकालीन नंबर पर फ़ोन कीजिए।',
    },
    {
      english:
        'I take it seriously, and it is good that you go on writing. Put what could hurt you where you cannot reach it easily, and let the next hour be with a person. These thoughts come in waves and go down again. Who could you sit with tonight?',
      hindi:
        'मैं इसे गंभीरता से ले रहा हूँ, और अच्छा है कि आप लिख रहे हैं। जिससे चोट लग सकती है उसे दूर रख दीजिए, और अगला घंटा किसी के साथ बिताइए। ये ख़याल लहरों की तरह आते हैं और उतर जाते हैं। आज रात आप किसके पास बैठ सकते हैं?',
    },
  ],
  poison: [
    {
      english:
        'Yes: this needs help now, also without any signs, because some poisons and pills harm hours later. Call the emergency number and say what was taken, how much and when. Do not make yourself vomit, eat or drink nothing, do not drive, and take the packet along. Is somebody with you?',
      hindi:
        'हाँ: अभी मदद चाहिए, लक्षण न हों तब भी, क्योंकि कुछ ज़हर और गोलियाँ घंटों बाद नुक़सान करती हैं। आपातकालीन नंबर पर फ़ोन कीजिए और बताइए क्या, कितना और कब लिया। उल्टी मत कीजिए, कुछ खाइए-पीजिए मत, गाड़ी मत चलाइए, और पैकेट साथ ले जाइए। क्या कोई आपके साथ है?',
    },
    {
      english:
        'Please do not wait to see how it goes: go to the nearest casualty, or call the ambulance, and let somebody stay with you until then. Unlock the door. Sleepy, confused or breathing badly: lie on the side. What you tell me about amount and time, tell the doctor too; it decides the treatment.',
      hindi:
        'कृपया इंतज़ार मत कीजिए कि क्या होता है: पास के अस्पताल की इमरजेंसी जाइए या एम्बुलेंस बुलाइए, और तब तक किसी को साथ रखिए। दरवाज़ा खोल दीजिए। नींद, भ्रम या साँस की तकलीफ़ हो तो करवट से लेटिए। मात्रा और समय डॉक्टर को बताइए; इलाज उसी से तय होता है।',
    },
  ],
  friend: [
    {
      english:
        'I stay with what you told me about them. Be with them, or have somebody be there, and do not keep it secret: a promise of silence does not count where a life is at stake. Asking openly puts nothing into a head. In danger now, with a means at hand or out of reach: call the emergency number, also against their wish.',
      hindi:
        'आपने उनके बारे में जो बताया, मैं उसी के साथ हूँ। उनके पास रहिए या किसी को रखिए, और इसे छिपाइए मत: जान का सवाल हो तो चुप रहने का वादा नहीं चलता। खुलकर पूछने से यह ख़याल पैदा नहीं होता। अभी ख़तरा हो, साधन पास हो या संपर्क न हो: उनकी मर्ज़ी के बिना भी आपातकालीन नंबर पर फ़ोन कीजिए।',
    },
    {
      english:
        'You are doing right by not looking away. It is not yours to carry alone: tell an adult or a professional today, and ring the number on the card for advice; they answer helpers too. Where are they now, and is anybody with them?',
      hindi:
        'आप नज़र नहीं फेर रहे, यही सही है। इसे अकेले उठाना आपका काम नहीं: आज ही किसी बड़े या जानकार को बताइए, और सलाह के लिए कार्ड के नंबर पर फ़ोन कीजिए; वे मदद करने वालों को भी जवाब देते हैं। वे अभी कहाँ हैं, और क्या कोई उनके साथ है?',
    },
  ],
};

/** To somebody who was taken for one in danger and says that they are not. */
export const denialText: Said = {
  english:
    'Thank you for saying so, and I take your word for it. I ask once too often rather than once too little. If it is ever different, the numbers stay there, and you can write it here as it is. What shall we go on with?',
  hindi:
    'बताने के लिए शुक्रिया, मैं आपकी बात मानता हूँ। मैं एक बार कम पूछने से एक बार ज़्यादा पूछना बेहतर समझता हूँ। कभी अलग लगे तो नंबर वहीं हैं, और आप यहाँ जैसा है वैसा लिख सकते हैं। अब आगे क्या करें?',
};

/** To somebody who wonders how to tell others of their own despair. */
export const ownWords: Said = {
  english:
    "One sentence is enough: 'I have thoughts of dying and I need you with me.' Say it to whoever is nearest, or write it to them now as it stands here. You need not explain it, and you will not frighten them more than silence would. If nobody is there, the number on the card is.",
  hindi:
    "एक वाक्य काफ़ी है: 'मेरे मन में मरने के ख़याल आ रहे हैं, मुझे तुम्हारा साथ चाहिए।' जो सबसे पास हो उससे कहिए, या अभी यही लिखकर भेज दीजिए। समझाना ज़रूरी नहीं। कोई न हो तो कार्ड का नंबर है।",
};
