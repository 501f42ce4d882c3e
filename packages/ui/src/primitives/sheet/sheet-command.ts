import { takesHandlers } from '../client-react.ts'

/**
 * What a button carries to open or close a sheet: the browser does it, without script. Browsers that do not know the
 * attributes yet are helped where there is script at all.
 */
export function sheetCommand(id: string, command: 'show-modal' | 'close') {
  return {
    commandfor: id,
    command,
    ...(takesHandlers ? { onClick: () => obey(id, command) } : {}),
  }
}

function obey(id: string, command: 'show-modal' | 'close') {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const sheet = document.getElementById(id)
  if (!(sheet instanceof HTMLDialogElement)) return
  if (command === 'close') sheet.close()
  else sheet.showModal()
}
