import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { bodyTask, bodyLabels } from './body-signs/body-task.ts';
import { hashOfRows, labelledRows } from './learned/labelled-rows.ts';
import { learnLabels, packLabels } from './learned/learn-labels.ts';

// node scripts/train-body-signs.ts: learns from src/data/safety/training-body how people tell of red flags of the body, and writes
// body-weights.json. The same texts give the same weights; tests/pure/assistant-body-signs.test.ts checks it.
const rows = labelledRows(bodyTask);
const model = learnLabels(rows, bodyLabels, bodyTask.size);
const path = new URL('../src/data/safety/body-weights.json', import.meta.url).pathname;
const packed = packLabels(model, { learnedFrom: hashOfRows(rows), size: bodyTask.size, limits: bodyLabels.map(() => 0) });
writeFileSync(path, await format(JSON.stringify(packed), { ...(await resolveConfig(path)), filepath: path }));
console.log(`learned from ${rows.length} texts`);
