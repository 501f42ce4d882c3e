// A module, so that this extends the router's types instead of replacing them.
export {}

declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}
