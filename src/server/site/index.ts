export { removeContactMessages } from './remove-contact-messages.ts';
export { siteRoutes } from './routes.ts';
