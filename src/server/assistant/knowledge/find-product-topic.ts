import { lightProductConcepts, productAsks, productConcepts } from '../../../data/knowledge/product-asks.ts';
import { setsIn, targetFinder, type FoundTarget, type Target } from './find-topic.ts';

const targets: readonly Target[] = Object.entries(productAsks).map(([id, asks]) => ({ id, asks: setsIn(asks) }));
const find = targetFinder(targets, { classes: productConcepts, light: lightProductConcepts });

/** The topic of Elevate itself that a question is for; undefined for none. */
export const productTopicFor = (text: string): FoundTarget<Target> | undefined => find(text);
