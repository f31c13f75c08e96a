export { type CollectionOptions, postmanCollection } from './collection/collection.ts'
export { examples } from './documented.ts'
export { type Caller, type CallName, type Example, replaceTaken, type Step, Taken } from './example.ts'
export {
  type AnExample,
  callNames,
  type ExampleInput,
  isForSessions,
  operationOf,
  toSandboxes,
  usualCallerOf,
} from './order.ts'
export { queryPairs } from './query-pairs.ts'
export { exampleOf, requestExamples } from './requests.ts'
export { sampleBody, sampleData, sampleId } from './sample-data.ts'
