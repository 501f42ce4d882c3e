export * from './lesson-contents.ts'
export * from './own-courses.ts'
export * from './progress.ts'
export * from './rooms.ts'
