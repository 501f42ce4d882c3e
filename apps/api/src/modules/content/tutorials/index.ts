export { installTutorials } from './install-tutorials.service.ts'
export { getTutorialPage } from './public-tutorials.service.ts'
export { tutorialsModule } from './module.ts'
