export {
  AuthenticationError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  type FieldErrors,
  FoyerError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors.ts'
