export { changeHighlightStatus, createHighlight } from './highlights.service.ts'
export { highlightsModule } from './module.ts'
