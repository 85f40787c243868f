import { afterAll } from 'vitest';
import { dropCopies } from '../builders/open-test-app.ts';

afterAll(dropCopies);
