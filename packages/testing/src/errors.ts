/** A test asked for something that cannot be, or something else happened than it waited for. */
export class TestingError extends Error {
  override name = 'TestingError'
}
