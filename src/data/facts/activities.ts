/** An activity with the energy that it takes, in multiples of rest (MET), and the words for it. */
export type Activity = {
  readonly id: string;
  readonly english: string;
  readonly hindi: string;
  /** At an easy and at a hard pace. */
  readonly met: readonly [easy: number, hard: number];
  readonly words: RegExp;
};

/** MET values: Ainsworth and others, 2011 Compendium of Physical Activities, Med Sci Sports Exerc 2011;43:1575-81. Words are those of a glossed message. */
export const activities: readonly Activity[] = [
  { id: 'badminton', english: 'badminton', hindi: 'बैडमिंटन', met: [5.5, 7], words: / (badminton|shuttle|बैडमिंटन) / },
  { id: 'cricket', english: 'cricket', hindi: 'क्रिकेट', met: [4.8, 6], words: / (cricket|kriket|क्रिकेट|batting|bowling|fielding) / },
  { id: 'football', english: 'football', hindi: 'फ़ुटबॉल', met: [7, 10], words: / (football|futbol|soccer|futsal|फुटबॉल|फुटबाल) / },
  { id: 'basketball', english: 'basketball', hindi: 'बास्केटबॉल', met: [6.5, 8], words: / (basketball|bball|बास्केटबॉल) / },
  { id: 'volleyball', english: 'volleyball', hindi: 'वॉलीबॉल', met: [4, 6], words: / (volleyball|volley ball|वॉलीबॉल) / },
  { id: 'tableTennis', english: 'table tennis', hindi: 'टेबल टेनिस', met: [4, 5], words: / (table tennis|ping pong|tt|टेबल टेनिस) / },
  { id: 'tennis', english: 'tennis', hindi: 'टेनिस', met: [5, 8], words: / (tennis|टेनिस|padel|pickleball) / },
  { id: 'squash', english: 'squash', hindi: 'स्क्वॉश', met: [7.3, 12], words: / squash / },
  { id: 'hockey', english: 'hockey', hindi: 'हॉकी', met: [7.8, 8.5], words: / (hockey|हॉकी) / },
  { id: 'handball', english: 'handball', hindi: 'हैंडबॉल', met: [8, 12], words: / handball / },
  { id: 'rugby', english: 'rugby', hindi: 'रग्बी', met: [6.3, 8.3], words: / rugby / },
  { id: 'lacrosse', english: 'lacrosse', hindi: 'लैक्रोस', met: [7, 8], words: / lacrosse / },
  { id: 'baseball', english: 'baseball or softball', hindi: 'बेसबॉल', met: [5, 6], words: / (baseball|softball) / },
  { id: 'golf', english: 'golf', hindi: 'गोल्फ़', met: [3.5, 4.8], words: / (golf|गोल्फ) / },
  { id: 'boxing', english: 'boxing', hindi: 'बॉक्सिंग', met: [5.5, 7.8], words: / (boxing|kickboxing|बॉक्सिंग) / },
  {
    id: 'martialArts',
    english: 'martial arts',
    hindi: 'मार्शल आर्ट',
    met: [5.3, 10.3],
    words: / (karate|judo|taekwondo|mma|wrestling|kushti|martial arts|कराटे|कुश्ती) /,
  },
  {
    id: 'skipping',
    english: 'skipping rope',
    hindi: 'रस्सी कूदना',
    met: [8.8, 12.3],
    words: / (skipping|skip rope|jump rope|jumping rope|rassi|rope skipping|रस्सी) /,
  },
  { id: 'swimming', english: 'swimming', hindi: 'तैराकी', met: [5.8, 9.8], words: / (swim|swimming|tairna|tairne|tairaki|तैरना|तैरने|तैराकी) / },
  {
    id: 'cycling',
    english: 'cycling',
    hindi: 'साइकिल',
    met: [5.8, 8],
    words: / (cycle|cycling|bike|biking|bicycle|spinning|saikil|साइकिल|साइकल) /,
  },
  { id: 'jogging', english: 'jogging', hindi: 'हल्की दौड़', met: [6, 7], words: / (jog|jogging|jogged|जॉगिंग) / },
  {
    id: 'running',
    english: 'running',
    hindi: 'दौड़',
    met: [8.3, 10.5],
    words: / (run|running|ran|treadmill|daud|daudna|daudne|दौड|दौडना|दौडने) /,
  },
  {
    id: 'stairs',
    english: 'climbing stairs',
    hindi: 'सीढ़ियाँ चढ़ना',
    met: [4, 8.8],
    words: / (stairs|stair|seedhi|seedhiyan|sidhi|सीढी|सीढियां) /,
  },
  { id: 'hiking', english: 'hiking', hindi: 'ट्रेकिंग', met: [5.3, 7.3], words: / (hike|hiking|trek|trekking|ट्रेकिंग) / },
  {
    id: 'walking',
    english: 'walking',
    hindi: 'चलना',
    met: [3.5, 4.3],
    words: / (walk|walking|walked|brisk walk|paidal|tahalna|chalna|chalne|चलना|चलने|पैदल|टहलना) /,
  },
  { id: 'yoga', english: 'yoga', hindi: 'योग', met: [2.5, 4], words: / (yoga|yog|surya namaskar|suryanamaskar|योग|योगा|pilates) / },
  {
    id: 'zumba',
    english: 'dance fitness',
    hindi: 'डांस',
    met: [5, 7.3],
    words: / (zumba|aerobics|dance|dancing|naach|डांस|ज़ुंबा|जुंबा|garba|bhangra) /,
  },
  {
    id: 'hiit',
    english: 'hard intervals or circuits',
    hindi: 'HIIT',
    met: [6, 8],
    words: / (hiit|crossfit|circuit|burpees?|tabata|jumping jacks) /,
  },
  {
    id: 'weights',
    english: 'weight training',
    hindi: 'वज़न उठाना',
    met: [3.5, 6],
    words: / (weight (training|lifting)|weights|lifting|gym|strength training|जिम|dumbbells?) /,
  },
  { id: 'rowing', english: 'rowing', hindi: 'रोइंग', met: [4.8, 7], words: / (rowing|rower|row machine) / },
  { id: 'skating', english: 'skating', hindi: 'स्केटिंग', met: [5.5, 7.5], words: / skating / },
  { id: 'climbing', english: 'rock climbing', hindi: 'क्लाइंबिंग', met: [5.8, 8], words: / (rock climbing|bouldering) / },
  { id: 'gardening', english: 'gardening', hindi: 'बाग़वानी', met: [3, 4], words: / (gardening|बागवानी) / },
  {
    id: 'housework',
    english: 'housework',
    hindi: 'घर का काम',
    met: [2.5, 3.5],
    words: / (housework|cleaning|jhadu|pocha|mopping|झाडू|पोछा) /,
  },
];
