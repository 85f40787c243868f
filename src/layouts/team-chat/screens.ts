import { defineScreens } from '../define-screens.ts';

export const teamChatScreens = defineScreens({
  teamViews: [{ view: 'chat', label: 'Chat', position: 25, may: 'readChat', component: () => import('./TeamChat.astro') }],
});
