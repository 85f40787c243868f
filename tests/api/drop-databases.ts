import { afterAll } from 'vitest';
import { dropCopies } from '../builders/open-test-house.ts';

afterAll(dropCopies);
