export const needsTransfer = (method: string): boolean => method === 'bank-transfer';
