const needsTheClock = 'needs the clock of the server'
const needsTheOwner = "needs an owner's session"
const needsTheDeveloper = "needs a developer's session"
const needsTheOperator = "needs an operator's session"
const needsABrowser = 'needs a browser'
const needsTheProcess = 'needs the processes of the server'

/** Why a requirement has no check: what a stranger on the network cannot see or do. */
export const reasons: Record<string, string> = {
  'AUT-05': needsTheOwner,
  'AUT-08': needsTheDeveloper,
  'LNK-05': needsTheClock,
  'LNK-06': needsTheClock,
  'LNK-07': needsTheClock,
  'LNK-08': needsTheOperator,
  'LNK-13': needsABrowser,
  'MKT-11': needsTheOwner,
  'MKT-13': needsABrowser,
  'MKT-17': needsTheClock,
  'WEB-03': 'needs products in a storage',
  'WEB-07': needsTheProcess,
  'WEB-08': needsTheProcess,
  'WEB-09': needsTheDeveloper,
  'WEB-13': 'is about sandboxes of Foyer alone',
  'WEB-14': 'is about sandboxes of Foyer alone',
  'VOI-03': needsTheOwner,
  'RES-06': 'needs other writers at the same time',
  'RES-08': 'needs a page of an allowed origin',
  'RES-09': needsABrowser,
}
