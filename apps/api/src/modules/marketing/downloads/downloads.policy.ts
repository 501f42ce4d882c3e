// A form's file is part of its page: who composes pages brings it.
export { designPages as bringDownloads, viewPages as viewDownloads } from '../../pages/landing-pages/index.ts'
