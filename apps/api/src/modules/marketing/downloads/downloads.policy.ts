// A form's file is part of its page and has the permission of composing it.
export { designPages as bringDownloads, viewPages as viewDownloads } from '../../pages/landing-pages/index.ts'
