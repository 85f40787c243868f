/**
 * Small learned models that say which labels a short text has (`readLabelModel(...).labelsOf(text)`): one table of hashed features for all
 * labels, a byte for each weight. `scripts/learned` trains them from files of `label|text`; tests/pure/learned-labels.test.ts shows a whole use.
 */
export { anyLabel, readFeatureModel, readLabelModel, sumsOver, type PackedModel } from './label-model.ts';
export { hashOfFeature } from './feature-hash.ts';
export { partsOfMessage } from './parts-of-message.ts';
export { classFinder, inRoman, type ClassFinder, type FoundClass, type WordClasses } from './word-classes.ts';
export { featureReader, wordPlaces, wordsIn, type Features } from './word-features.ts';
export { readSparseModel, weighedPlaces, type FeatureGroups, type PackedSparseModel } from './sparse-model.ts';
