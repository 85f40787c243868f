import { defineScreens } from '../define-screens.ts';

export const teamChatScreens = defineScreens({
  teamViews: [
    { view: 'chat', label: 'Chat', position: 25, may: 'readChat', fillsWindow: true, component: () => import('./TeamChat.astro') },
  ],
});
