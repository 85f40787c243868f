import { defineScreens } from '../define-screens.ts';

export const assistantScreens = defineScreens({
  navigation: [
    {
      href: '/assist/dietPlan',
      label: 'AI Features',
      shortLabel: 'Assistant',
      icon: 'assistant',
      places: { main: 40, header: 10 },
      covers: ['/assist/'],
    },
    { href: '/assist/workoutPlan', label: 'Workout plan', icon: 'assistant', places: { palette: 10 } },
    { href: '/assist/meditationPlan', label: 'Meditation plan', icon: 'assistant', places: { palette: 20 } },
    { href: '/assist/healthyRecipe', label: 'Healthy recipe', icon: 'assistant', places: { palette: 30 } },
    { href: '/assist/mentalWellness', label: 'Mental wellness', icon: 'assistant', places: { palette: 40 } },
    { href: '/assist/injuryRehab', label: 'Injury rehab', icon: 'assistant', places: { palette: 50 } },
    { href: '/assist/chat/new', label: 'Ask the assistant', icon: 'assistant', places: { palette: 60 } },
  ],
});
