// Content for demonstrations and benches; no page of an application needs it.
export * from '../src/sections/course-page.sample.ts'
