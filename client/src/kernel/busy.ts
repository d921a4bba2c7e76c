/** A board says to whoever cannot see it that what was chosen on it is still on its way. */

/** Mark the boards there are (`data-board`); what comes back takes the marks off again. */
export function markBusy(root: ParentNode = document): () => void {
  const boards = [...root.querySelectorAll('[data-board]')];
  for (const board of boards) board.setAttribute('aria-busy', 'true');
  return () => boards.forEach((board) => board.removeAttribute('aria-busy'));
}
