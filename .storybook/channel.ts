/** From a story to the tool around it: the stored form of the section that is shown. */
export const STORED_SECTION = 'naikkelas/stored-section'
