export { replyRoutes } from './reply-routes.ts';
