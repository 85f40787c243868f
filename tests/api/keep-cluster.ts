import { madeOnce } from '../builders/made-once.ts';

// Makes the database that the API tests and the browser tests copy, before both start at the same time.
await madeOnce('test-cluster', 'tests/api/make-cluster.ts');
